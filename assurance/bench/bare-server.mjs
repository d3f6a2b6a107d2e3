import { createServer } from 'node:http';
import { tsImport } from 'tsx/esm/api';

/**
 * What the product's quote is measured against: `node:http`, the same schema, the same calculation and nothing else.
 * Beside it a page of so many bytes, out of memory.
 */
const load = (file) => tsImport(file, import.meta.url);
const { quoteRequest } = await load('@ndp/contract/calls/quote-subsidy.ts');
const { mpec } = await load('@ndp/domain/programs/mpec.ts');
const { quote } = await load('@ndp/domain/subsidy/quote.ts');

const page = Buffer.alloc(Number(process.argv[3]), 'x');
const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length });
    return response.end(page);
  }
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const body = quoteRequest.parse(JSON.parse(Buffer.concat(parts).toString('utf8')));
    const answer = JSON.stringify(quote(body, mpec));
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(answer),
    });
    response.end(answer);
  });
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('listening'));
