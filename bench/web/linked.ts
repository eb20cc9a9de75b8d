/** Total size as sent (brotli), in bytes, of all scripts linked by the page at an address. */
export async function linkedScripts(url: string): Promise<number> {
  const page = await (await fetch(url)).text();
  const scripts = new Set([...page.matchAll(/(?:src|href)="([^"]+[.]js)"/g)].map(([, path]) => path));
  const sizes = [...scripts].map(async (path) => {
    const { headers, body } = await fetch(new URL(path ?? '', url), { headers: { 'accept-encoding': 'br' } });
    await body?.cancel();
    return Number(headers.get('content-length'));
  });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}
