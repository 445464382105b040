// The player's settings and keys, for pages that show and change them.

import type { KeyInfo, SettingInfo, SettingsEditor } from '../cellophane';
import type { GameBindings } from './core';
import { keyNameOf } from './events';
import { validate } from './validation';
import { guard } from './guard';
import { isOwn, isThing } from './handle';

function checkText(text: unknown, argument: string): asserts text is string {
  validate(typeof text === 'string', 'bad-argument', argument, text, 'a string');
}

export class Settings implements SettingsEditor {
  static [isOwn](object: unknown): boolean {
    return isThing(object) && #core in object;
  }

  readonly #core: GameBindings;

  constructor(core: GameBindings) {
    this.#core = core;
    Object.freeze(this);
  }

  table(lines: string): SettingInfo[] {
    checkText(lines, 'lines');
    return this.#core.settingsTable(lines);
  }

  change(lines: string, name: string, value: string): string {
    const settings = this.table(lines);
    const setting = settings.find((one) => one.name === name);
    validate(setting !== undefined, 'bad-argument', 'name', name, settings.map((one) => one.name).join(', '));
    checkText(value, 'value');
    const changed = this.#core.withSetting(lines, name, value);
    validate(changed !== '', 'bad-argument', 'value', value, allowed(setting));
    return changed;
  }

  keys(lines: string): KeyInfo[] {
    checkText(lines, 'lines');
    return this.#core.keyTable(lines);
  }

  keyName(key: string, code?: string): string | null {
    checkText(key, 'key');
    validate(code === undefined || typeof code === 'string', 'bad-argument', 'code', code, 'a string');
    const name = keyNameOf(key, code);
    return name !== null && this.#core.mayBeBound(name) ? name : null;
  }

  bindKey(lines: string, command: string, key: string): string {
    this.#checkCommand(lines, command);
    checkText(key, 'key');
    const changed = this.#core.withKey(lines, command, key);
    const reason = `a key for ${command}, which is not one that follows another, or that other screens need`;
    validate(changed !== '', 'bad-argument', 'key', key, reason);
    return changed;
  }

  resetKeys(lines: string, command?: string): string {
    if (command === undefined) checkText(lines, 'lines');
    else this.#checkCommand(lines, command);
    return this.#core.withUsualKeys(lines, command ?? '');
  }

  #checkCommand(lines: string, command: unknown): void {
    const commands = this.keys(lines).map((row) => row.command);
    validate(
      typeof command === 'string' && commands.includes(command),
      'bad-argument',
      'command',
      command,
      commands.join(', '),
    );
  }
}
guard(Settings, 'settings');

const allowed = ({ kind, options, most }: SettingInfo): string =>
  kind === 'switch' ? 'on, off' : kind === 'number' ? `0 to ${most}` : options.map(({ value }) => value).join(', ');
