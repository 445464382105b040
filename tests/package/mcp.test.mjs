// The server of the Model Context Protocol, as the SDK's own client has it: a game, bad calls, clients that die.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { manifest, newProject, root } from './support.mjs';

let project;
let server;
before(async () => {
  project = await newProject();
  const modules = join(project.folder, 'node_modules');
  await cp(join(root, 'mcp'), join(modules, 'cellophane-mcp'), { recursive: true });
  await mkdir(join(modules, '@modelcontextprotocol'));
  for (const name of ['@modelcontextprotocol/sdk', 'zod'])
    await symlink(join(root, 'node_modules', name), join(modules, name));
  server = join(modules, 'cellophane-mcp/server.mjs');
});
after(() => project.remove());

const newFolder = () => mkdtemp(join(project.folder, 'games-'));

async function connect(...words) {
  const transport = new StdioClientTransport({ command: process.execPath, args: [server, ...words], stderr: 'pipe' });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  const call = async (name, given = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: given });
    return { text: content[0].text, content, isError };
  };
  /** The text of a call that has to go well. */
  const say = async (name, given) => {
    const { text, isError } = await call(name, given);
    assert.equal(isError, false, text);
    return text;
  };
  return { client, transport, call, say };
}

/** What a client gets of a call that must not go well. */
async function refused({ call }, name, given, words) {
  const { text, isError } = await call(name, given);
  assert.equal(isError, true, `${name} ${JSON.stringify(given)}: ${text}`);
  assert.match(text, words);
}

test('the server of this folder goes with the engine and the SDK that it is tested with', async () => {
  const own = JSON.parse(await readFile(join(root, 'mcp/package.json'), 'utf8'));
  const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  assert.equal(own.version, manifest.version);
  assert.deepEqual(own.dependencies, {
    '@modelcontextprotocol/sdk': devDependencies['@modelcontextprotocol/sdk'],
    cellophane: manifest.version,
    zod: devDependencies.zod,
  });
});

test('a game of a hundred actions is played by names, watched as a recording and proved', async () => {
  const folder = await newFolder();
  const player = await connect('--record', folder, '--page', 'https://example.org/play/');
  const { tools } = await player.client.listTools();
  assert.deepEqual(tools.map(({ name }) => name).sort(), [
    'act',
    'actions',
    'close_game',
    'look',
    'new_game',
    'recording',
  ]);
  for (const { description, inputSchema } of tools) assert.ok(description && inputSchema.type === 'object');
  assert.match(player.client.getInstructions(), /new_game/);

  const begun = await player.say('new_game', { seed: '18446744073709551615' });
  assert.match(begun, /^Game 1, dungeon 18446744073709551615\./);
  for (const words of [/## You\nHealth \d+ of \d+\./, /## Pack\n.*dagger/, /## Screen\n/, /Dungeon exit/])
    assert.match(begun, words);
  let seen = 0;
  for (let i = 0; i < 100; ++i) {
    const actions = (await player.say('actions')).split('\n');
    assert.ok(actions.length > 1);
    // As a player would, and now and then anything.
    const wanted = i % 7 === 3 ? actions[(i * 13) % actions.length] : actions.find((name) => name === 'explore');
    const told = await player.say('act', { action: wanted ?? actions[i % actions.length] });
    assert.match(told, /^\d+ turns? passed\./);
    seen += told.length;
    if (i % 20 === 0) assert.match(await player.say('look', { game: 1 }), /## Screen/);
  }
  assert.ok(seen > 2000);

  const shared = await player.call('recording');
  const [, code] = /https:\/\/example\.org\/play\/#r=([\w-]+)/.exec(shared.text);
  const [, file] = /File: (.*)/.exec(shared.text);
  const bytes = await readFile(file);
  assert.deepEqual(inflateRawSync(Buffer.from(code, 'base64url')), bytes);
  const { uri } = shared.content.find(({ type }) => type === 'resource_link');
  const { contents } = await player.client.readResource({ uri });
  assert.deepEqual(Buffer.from(contents[0].blob, 'base64'), bytes);
  await player.say('close_game', { game: 1 });
  await player.client.close();
  assert.deepEqual(await readdir(folder), ['18446744073709551615.clph']);
  const command = join(project.installed, 'command/cellophane.mjs');
  const { status, stdout } = spawnSync(process.execPath, [command, 'replay', file, '--verify'], { encoding: 'utf8' });
  assert.equal(status, 0);
  assert.match(stdout, /Every mark of the recording agrees/);
});

test('travel goes to cells, stairs lead down, and several games go on side by side', async () => {
  const player = await connect();
  await player.say('new_game', { seed: 5, variant: 'bullet' });
  await player.say('new_game', { seed: 6 });
  const [, column, row] = /Dungeon exit.*\((\d+),(\d+)\)/.exec(await player.say('look', { game: 1 }));
  const there = `travel ${column},${row - 1}`;
  assert.match(await player.say('act', { game: 1, action: there }), /turns? passed/);
  for (let i = 0; i < 30 && !/Depth 2\./.test(await player.say('look', { game: 1 })); ++i) {
    const actions = (await player.say('actions', { game: 1 })).split('\n');
    const next = ['answer no', 'stairs down', 'explore'].find((name) => actions.includes(name)) ?? actions[0];
    await player.say('act', { game: 1, action: next });
  }
  assert.match(await player.say('look', { game: 1 }), /Depth 2\./);
  assert.match(await player.say('look'), /Depth 1\./);
  const told = await player.say('recording', { game: 1 });
  assert.match(told, /Append this to the address of the page, after a slash: #r=/);
  await player.client.close();
});

test('bad calls say what would be right, and the games go on', async () => {
  const player = await connect();
  await refused(player, 'look', {}, /There is no game yet: begin one with new_game/);
  for (const [given, words] of [
    [{ seed: 0 }, /1 to 18446744073709551615/],
    [{ seed: 'xyzzy' }, /seed/],
    [{ seed: 1, style: 'baroque' }, /baroque/],
    [{ seed: 1, variant: 'endless' }, /endless/],
    [{ seed: 1, depth: 99 }, /99/],
    [{ seed: [1] }, /seed/],
    [{ seed: 1, depth: 1.5 }, /depth/],
  ])
    await refused(player, 'new_game', given, words);
  await player.say('new_game', { seed: 1 });
  await refused(
    player,
    'act',
    { action: 'dance' },
    /There is no action "dance" now\. There are: move .*explore.*travel X,Y/,
  );
  await refused(player, 'act', { action: `${'x'.repeat(100_000)}` }, /There is no action "x{60}" now/);
  await refused(player, 'act', {}, /action/);
  await refused(player, 'act', { action: 5 }, /action/);
  await refused(player, 'act', { action: 'travel 500,500' }, /./);
  await refused(player, 'look', { game: 7 }, /There is no game 7; there are: 1\./);
  await refused(player, 'look', { game: -1 }, /game/);
  await refused(player, 'no_such_tool', {}, /no_such_tool/);
  await assert.rejects(player.client.readResource({ uri: 'cellophane://games/9.clph' }), /There is no game 9/);
  for (let i = 2; i <= 16; ++i) await player.say('new_game', { seed: i });
  await refused(player, 'new_game', { seed: 17 }, /16 games already/);
  await player.say('close_game', { game: 3 });
  await player.say('new_game', { seed: 17 });
  assert.match(await player.say('act', { action: 'Explore ' }), /turns? passed/);
  await player.client.close();
});

/** The server without a client that knows the protocol. */
function bare(...words) {
  const child = spawn(process.execPath, [server, ...words]);
  child.stdin.on('error', () => {});
  const lines = [
    {
      method: 'initialize',
      id: 1,
      params: { protocolVersion: '2025-03-26', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
    },
    { method: 'notifications/initialized' },
    { method: 'tools/call', id: 2, params: { name: 'new_game', arguments: { seed: 5 } } },
    { method: 'tools/call', id: 3, params: { name: 'act', arguments: { action: 'explore' } } },
  ];
  child.stdout.setEncoding('utf8');
  let told = '';
  /** Sends requests one by one, each when the one before has its answer. */
  const play = async () => {
    for (const line of lines) {
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...line })}\n`);
      while (line.id && !told.includes(`"id":${line.id}}`)) told += (await once(child.stdout, 'data'))[0];
    }
  };
  return { child, play };
}

test('a client that dies leaves recordings and no server', async () => {
  for (const leave of [
    (child) => child.stdin.destroy(),
    (child) => child.stdout.destroy() && child.stdin.write('{"jsonrpc":"2.0","id":4,"method":"tools/list"}\n'),
    (child) => child.kill('SIGTERM'),
  ]) {
    const folder = await newFolder();
    const { child, play } = bare('--record', folder);
    await play();
    leave(child);
    await once(child, 'exit');
    assert.deepEqual([String(leave), await readdir(folder)], [String(leave), ['5.clph']]);
  }
});

test('what is no message is passed over', async () => {
  const { child, play } = bare();
  child.stdin.write('hello\n{"jsonrpc":"2.0"\n\n');
  await play();
  child.stdin.end();
  const [status] = await once(child, 'exit');
  assert.equal(status, 0);
});

test('what is wrong with the words of the command is said, with status 2', () => {
  for (const [words, told] of [
    [['--record', 'none'], /--record needs a folder that exists, not "none"/],
    [['--page', 'example.org'], /--page is "example.org"; it has to be an address/],
    [['--speed'], /--speed/],
  ]) {
    const { status, stderr } = spawnSync(process.execPath, [server, ...words], { encoding: 'utf8' });
    assert.equal(status, 2);
    assert.match(stderr, told);
  }
  assert.match(spawnSync(process.execPath, [server, '--help'], { encoding: 'utf8' }).stdout, /^Usage: cellophane-mcp/);
});
