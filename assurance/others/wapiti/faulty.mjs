import { createServer } from 'node:http';

/** A page without any guard, which a scanner has to notice. */
export function faultyPage(port) {
  const server = createServer((asked, answer) => {
    const { searchParams } = new URL(asked.url, 'http://nowhere');
    const word = searchParams.get('word') ?? '';
    const next = searchParams.get('next');
    if (next) return answer.writeHead(302, { location: encodeURI(next) }).end();
    const said = word.includes("'") ? 'You have an error in your SQL syntax; check the MySQL manual' : word;
    answer.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'session=1' });
    answer.end(`<html><body><a href="/?word=a">a</a><a href="/?next=/b">b</a><p>${said}</p></body></html>`);
  });
  return server.listen(port, '127.0.0.1');
}
