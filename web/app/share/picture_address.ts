/** The bytes of a PNG as an address, which the content security policy allows. */
export function addressOf(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + 8192)));
  return `data:image/png;base64,${btoa(parts.join(''))}`;
}
