/* What a search has found, by name. */

import type { CatalogEntry } from 'cellophane';
import { machineTitle } from '../shell/machine_title';

/** The most names of a level that are shown. */
const mostNamed = 10;

function nameOf({ what, kind, category, quantity, enchant, runic, carriedBy }: CatalogEntry): string {
  const isPlain = what !== 'item' || category === 'weapon' || category === 'armor' || category === kind;
  if (what === 'machine') return machineTitle(kind);
  if (category === 'captive') return `captive ${kind}`;
  const bonus = enchant !== null && enchant !== 0 ? `${enchant > 0 ? '+' : ''}${enchant} ` : '';
  const parts = [
    quantity !== null && quantity > 1 ? `${quantity} ` : '',
    bonus,
    isPlain ? kind : `${category} of ${kind}`,
  ];
  if (runic) parts.push(`, ${runic}`);
  if (carriedBy) parts.push(` (with a ${carriedBy})`);
  return parts.join('');
}

/** The names of the things, equal ones once with their number. */
export function namesOf(found: readonly CatalogEntry[]): string {
  const counts = new Map<string, number>();
  for (const name of found.map(nameOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name));
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
  return names.slice(0, mostNamed).join('; ') + more;
}
