#pragma once

#include <string_view>

namespace cellophane {

/// The script of the module for Foundry: it puts the documents of adventure.json, which lies beside it, into
/// the world, once a game master says so. What is there already stays as it is.
inline constexpr std::string_view foundry_script =
    R"js(// Puts the dungeon of adventure.json into this world, when the game master says so.

const folder = new URL('.', import.meta.url);

/** Kinds of documents, in an order in which each comes before those that name it. */
const kinds = [
  ['folders', 'Folder', 'folders'],
  ['actors', 'Actor', 'actors'],
  ['journal', 'JournalEntry', 'journal'],
  ['scenes', 'Scene', 'scenes'],
];

/** Every system has its own types of actors: "npc" where there is one, else the first. */
function typed(actor) {
  const types = (game.documentTypes?.Actor ?? []).filter((type) => type !== 'base');
  return types.includes(actor.type) || types.length === 0 ? actor : { ...actor, type: types[0] };
}

/** Creates what the world does not have yet, under the identifiers it has in the adventure. */
export async function importDungeon() {
  const adventure = await (await fetch(new URL('adventure.json', folder))).json();
  const created = {};
  for (const [part, name, collection] of kinds) {
    const wanted = adventure[part].filter(({ _id }) => !game[collection].has(_id));
    const documents = part === 'actors' ? wanted.map(typed) : wanted;
    if (documents.length > 0) await CONFIG[name].documentClass.createDocuments(documents, { keepId: true });
    created[part] = documents.length;
  }
  ui.notifications.info(`${adventure.name}: ${created.scenes} scenes, ${created.journal} journals and ${created.actors} actors were added.`);
  return created;
}

Hooks.once('ready', async () => {
  const module = game.modules.get(folder.pathname.split('/').at(-2));
  if (module) module.api = { importDungeon };
  if (!game.user.isGM) return;
  const adventure = await (await fetch(new URL('adventure.json', folder))).json();
  if (adventure.scenes.every(({ _id }) => game.scenes.has(_id))) return;
  const isWanted = await foundry.applications.api.DialogV2.confirm({
    window: { title: adventure.name },
    content: `<p>Add ${adventure.name} to this world? It has ${adventure.scenes.length} scenes. Disable the module to be asked no more.</p>`,
  });
  if (isWanted) await importDungeon();
});
)js";

}  // namespace cellophane
