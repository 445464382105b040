/* The frame in which the playground's code runs, as a module of its own. */

const modules: Record<string, string> = {
  cellophane: new URL('../lib/cellophane.mjs', import.meta.url).href,
  'cellophane/map': new URL('../../embed/cellophane-map.js', import.meta.url).href,
};

function printed(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (ArrayBuffer.isView(value)) return `${value.constructor.name}(${value.byteLength} bytes)`;
  try {
    return JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? `${each}n` : each)) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Lines beyond these are counted, not shown. */
const mostLines = 2000;
let lines = 0;
let rest: HTMLElement | undefined;

function print(kind: string, ...values: unknown[]): void {
  if (++lines > mostLines) {
    if (!rest) document.body.append((rest = document.createElement('p')));
    rest.textContent = `… and ${lines - mostLines} more lines.`;
    return;
  }
  const line = document.createElement('pre');
  line.className = kind;
  line.textContent = values.map(printed).join(' ');
  document.body.append(line);
}

for (const kind of ['log', 'info', 'debug', 'warn', 'error'] as const)
  console[kind] = (...values: unknown[]) => print(kind, ...values);

/** Bare names of modules become addresses, which is what an import map would do. Throws for names there are not. */
const resolved = (code: string): string =>
  code.replaceAll(
    /(\bfrom\s*|\bimport\s*\(?\s*)(['"])([\w@][^'"]*)\2/g,
    (_, before: string, quote: string, name: string) => {
      const address = modules[name];
      if (address === undefined)
        throw new Error(`“${name}” cannot be imported here. There are: ${Object.keys(modules).join(', ')}.`);
      return `${before}${quote}${address}${quote}`;
    },
  );

async function run(code: string): Promise<void> {
  try {
    const address = URL.createObjectURL(new Blob([resolved(code)], { type: 'text/javascript' }));
    await import(address);
  } catch (error) {
    print('error', error);
  }
}

const tell = (type: string) => window.parent.postMessage({ type }, location.origin);

addEventListener('error', ({ message }) => print('error', message));
addEventListener('unhandledrejection', ({ reason }) => print('error', reason));
addEventListener('message', ({ source, origin, data }: MessageEvent<{ type?: string; code?: string }>) => {
  if (source !== window.parent || origin !== location.origin || data.type !== 'run') return;
  void run(data.code ?? '').then(() => {
    document.body.dataset['ran'] = 'yes';
    tell('ran');
  });
});
tell('ready');
