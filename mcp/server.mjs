#!/usr/bin/env node
// npx cellophane-mcp: a server of the Model Context Protocol over standard input and output, so that a language model plays.

import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { isCellophaneError } from 'cellophane/errors';
import { loadCellophane } from 'cellophane';
import { z } from 'zod';
import { Games, Refusal, lookAt, nameOf } from './games.mjs';

const usage = `Usage: cellophane-mcp [--page ADDRESS] [--record FOLDER]

A server of the Model Context Protocol: a client starts it, and a language model plays games of Cellophane by words.

  --page ADDRESS   of a site that has the page, https://example.org/cellophane/: recordings are given as links to it
  --record FOLDER  write the recording of every game there when it is over, is closed or the client is gone
`;

function complain(message) {
  process.stderr.write(`cellophane-mcp: ${message}\n${usage}`);
  process.exit(2);
}

function optionsFrom(words) {
  const options = { page: { type: 'string' }, record: { type: 'string' }, help: { type: 'boolean' } };
  let given;
  try {
    given = parseArgs({ args: words, options }).values;
  } catch (error) {
    complain(error.message);
  }
  if (given.help) {
    process.stdout.write(usage);
    process.exit(0);
  }
  if (given.page !== undefined && !/^https?:\/\/[^#\s]+$/.test(given.page))
    complain(
      `--page is ${JSON.stringify(given.page)}; it has to be an address without #, such as https://example.org/.`,
    );
  if (given.record !== undefined && !statSync(given.record, { throwIfNoEntry: false })?.isDirectory())
    complain(`--record needs a folder that exists, not ${JSON.stringify(given.record)}.`);
  return { page: given.page, folder: given.record };
}

const options = optionsFrom(process.argv.slice(2));
const engine = await loadCellophane();
const games = new Games(engine, options);

const text = (...lines) => ({ content: [{ type: 'text', text: lines.join('\n') }] });

let last = Promise.resolve();

/** Answers of a tool, one call after the other; what the client did wrong is an answer that says so, and nothing else
 *  is. */
const tool = (answer) => (given) => {
  const answered = last.then(async () => {
    try {
      return await answer(given);
    } catch (error) {
      if (!(error instanceof Refusal || isCellophaneError(error))) throw error;
      return { ...text(error.message), isError: true };
    }
  });
  last = answered.catch(() => {});
  return answered;
};

const server = new McpServer(
  { name: 'cellophane', version: engine.version },
  {
    instructions: `Cellophane is a roguelike in the tradition of Brogue: fetch the Amulet of Yendor from the deepest level of \
its dungeon and get out alive. Begin with new_game, look, then act by the names that actions lists; explore and stairs down \
do most of the walking. A person can watch and take over your game with recording.`,
  },
);

const game = z
  .number()
  .int()
  .positive()
  .optional()
  .describe('The number that new_game gave; the newest game if left out.');

server.registerTool(
  'new_game',
  {
    title: 'Begin a game',
    description: 'Begins a game, and shows it. The same seed gives the same dungeon.',
    inputSchema: {
      seed: z
        .union([z.string(), z.number()])
        .optional()
        .describe('1 to 18446744073709551615, as a text above 9007199254740991; by chance if left out.'),
      style: z.string().optional().describe('brogue, classic, accretion or rogue; brogue if left out.'),
      variant: z.string().optional().describe('How long the dungeon is: brogue (26 levels), rapid (6) or bullet (3).'),
      depth: z.number().int().optional().describe('The level to begin on; 1 if left out.'),
    },
  },
  tool(({ seed = 1 + Math.floor(Math.random() * 1e9), ...others }) => {
    const begun = games.begin({ seed, ...others });
    return text(`Game ${begun.number}, dungeon ${begun.game.seed}.`, '', lookAt(begun.game));
  }),
);

server.registerTool(
  'look',
  {
    title: 'Look',
    description:
      'What a player is shown now: messages, the hero, what is in sight, surroundings, pack, and the screen.',
    inputSchema: { game },
    annotations: { readOnlyHint: true },
  },
  tool((given) => text(lookAt(games.get(given.game)))),
);

server.registerTool(
  'actions',
  {
    title: 'List actions',
    description:
      'The names of the actions that make sense now, for act. Letters are those of items in the pack, X,Y are cells. travel X,Y, to a known cell, is not in the list. The cell X,Y is drawn in column X+21 and line Y+3 of the screen, counted from 0.',
    inputSchema: { game },
    annotations: { readOnlyHint: true },
  },
  tool((given) => text(...games.get(given.game).legalActions().map(nameOf))),
);

server.registerTool(
  'act',
  {
    title: 'Act',
    description:
      'Carries out an action to its end, or until something makes it unwise, and tells what happened. A question has to be answered before anything else.',
    inputSchema: {
      game,
      action: z
        .string()
        .describe('A name from actions, such as "explore", "move north", "throw c 40,12", "answer yes".'),
    },
  },
  tool(async (given) => text((await games.act(given.game, given.action)).text)),
);

server.registerTool(
  'recording',
  {
    title: 'Share the game',
    description:
      'How the game was played so far, so that a person can watch it in the page and go on playing from any turn: a link, or what to append to the address of the page; and a file.',
    inputSchema: { game },
    annotations: { readOnlyHint: true },
  },
  tool(async (given) => {
    const { bytes, fragment, link, file } = await games.recording(given.game);
    const { game: played, number } = games.entry(given.game);
    return {
      content: [
        {
          type: 'text',
          text: [
            link ??
              (fragment
                ? `Append this to the address of the page, after a slash: ${fragment}`
                : 'The game is too long for a link: open its file in the page, Games, Open a file.'),
            ...(file ? [`File: ${file}`] : []),
            'In the page, Space plays and stops, and P plays on from there.',
          ].join('\n'),
        },
        {
          type: 'resource_link',
          uri: `cellophane://games/${number}.clph`,
          name: `${played.seed}.clph`,
          description: `The recording, ${bytes.length} bytes`,
          mimeType: 'application/octet-stream',
        },
      ],
    };
  }),
);

server.registerTool(
  'close_game',
  {
    title: 'Close a game',
    description: 'Ends a game and frees its place. With --record its recording is written first.',
    inputSchema: { game },
  },
  tool(async (given) => text(`Game ${(await games.close(given.game)).number} is closed.`)),
);

server.registerResource(
  'recording',
  new ResourceTemplate('cellophane://games/{number}.clph', { list: undefined }),
  { title: 'Recording of a game', mimeType: 'application/octet-stream' },
  async (uri, { number }) => {
    const { game: played } = games.entry(Number(number));
    return {
      contents: [
        {
          uri: uri.href,
          mimeType: 'application/octet-stream',
          blob: Buffer.from(played.replay()).toString('base64'),
        },
      ],
    };
  },
);

let isEnding = false;
async function end(status) {
  if (isEnding) return;
  isEnding = true;
  try {
    await last;
    await games.finish();
  } catch (error) {
    process.stderr.write(`cellophane-mcp: ${error.message}\n`);
    status = 1;
  }
  process.exit(status);
}

// A client that is gone closes standard input, whether it ended or died.
process.stdin.on('end', () => void end(0));
process.stdin.on('close', () => void end(0));
process.stdout.on('error', () => void end(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(130));
await server.connect(new StdioServerTransport());
