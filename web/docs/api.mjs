// The reference: Markdown made from the type declarations by typedoc, and from the manifest of the elements.

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Application } from 'typedoc';

const compilerOptions = {
  target: 'es2022',
  module: 'nodenext',
  moduleResolution: 'nodenext',
  lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable', 'esnext.disposable'],
  types: [],
  skipLibCheck: true,
};

/** declarations: { name: text }, of which `entry` is described. Throws with what typedoc says if it cannot. */
async function described(declarations, entry, title) {
  const folder = await mkdtemp(join(tmpdir(), 'cellophane-api-'));
  try {
    for (const [name, text] of Object.entries(declarations)) {
      await mkdir(join(folder, name, '..'), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    const file = join(folder, entry);
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
    const app = await Application.bootstrapWithPlugins({
      entryPoints: [file],
      tsconfig: join(folder, 'tsconfig.json'),
      plugin: ['typedoc-plugin-markdown'],
      out: join(folder, 'out'),
      name: title,
      readme: 'none',
      disableSources: true,
      disableGit: true,
      hideBreadcrumbs: true,
      hidePageHeader: true,
      outputFileStrategy: 'modules',
      entryFileName: 'index',
      sort: ['source-order'],
      parametersFormat: 'table',
      propertiesFormat: 'table',
      interfacePropertiesFormat: 'table',
      typeDeclarationFormat: 'table',
      logLevel: 'Error',
    });
    const project = await app.convert();
    if (!project) throw new Error(`typedoc cannot read ${entry}.`);
    await app.generateOutputs(project);
    return await readFile(join(folder, 'out', 'index.md'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const cells = (...values) => `| ${values.map((value) => String(value ?? '').replaceAll('|', '\\|')).join(' | ')} |`;

/** The elements, from their manifest (https://github.com/webcomponents/custom-elements-manifest). */
function elementsIn(manifest) {
  const lines = ['# The elements'];
  for (const { path, declarations } of manifest.modules)
    for (const { customElement, tagName, description, attributes = [], events = [], members = [] } of declarations) {
      if (!customElement) continue;
      lines.push('', `## <${tagName}>`, '', `${description} Defined by \`cellophane/${path.split('/')[0]}\`.`);
      if (attributes.length > 0) {
        lines.push(
          '',
          '### Attributes',
          '',
          cells('attribute', 'type', 'default', ''),
          cells('---', '---', '---', '---'),
        );
        for (const each of attributes)
          lines.push(cells(`\`${each.name}\``, `\`${each.type?.text ?? 'string'}\``, each.default, each.description));
      }
      const own = members.filter(({ privacy }) => privacy !== 'private');
      if (own.length > 0) {
        lines.push('', '### Properties and methods', '', cells('name', 'type', ''), cells('---', '---', '---'));
        for (const each of own)
          lines.push(
            cells(`\`${each.name}\``, `\`${(each.type ?? each.return?.type)?.text ?? each.kind}\``, each.description),
          );
      }
      if (events.length > 0) {
        lines.push('', '### Events', '', cells('event', 'type', ''), cells('---', '---', '---'));
        for (const each of events) lines.push(cells(`\`${each.name}\``, `\`${each.type?.text}\``, each.description));
      }
    }
  return `${lines.join('\n').replaceAll('## <', '## \\<')}\n`;
}

/** Markdown by page. engine, worker: type declarations; manifest: custom-elements.json. */
export async function reference({ engine, worker, manifest }) {
  return {
    'api/engine.html': await described({ 'cellophane.d.ts': engine }, 'cellophane.d.ts', 'The engine'),
    'api/worker.html': await described(
      { 'cellophane.d.ts': engine, 'worker/worker.d.ts': worker },
      'worker/worker.d.ts',
      'The worker',
    ),
    'api/elements.html': elementsIn(manifest),
  };
}
