// Lets this page's own scripts start workers, where browsers check texts that become code (Trusted Types): the first script
// of every document. Nothing else of the page makes code or markup of texts, and the content security policy refuses it.
{
  const createScriptURL = (address) => {
    const { origin, href } = new URL(address, location.href);
    if (origin !== location.origin) throw new TypeError(`${href} is no script of this page.`);
    return href;
  };
  try {
    window.trustedTypes?.createPolicy('default', { createScriptURL });
  } catch {
    // Whoever serves the page has a stricter policy of their own; then there are no workers.
  }
}
