/**
 * What a visitor may be told: an outcome the visitor can act on. Any other throw is a bug and answers 500
 * without internals.
 */
export abstract class Refusal extends Error {
  abstract readonly code: string;
  abstract readonly status: 400 | 404 | 409 | 410 | 412 | 413 | 415 | 422 | 428 | 429 | 503;
}
