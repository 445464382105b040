/** What players call the machines, by the names that levels give them: web/machine_titles_plugin.mjs makes it. */
declare module 'cellophane-machine-titles' {
  const titles: Readonly<Record<string, string | undefined>>;
  export default titles;
}
