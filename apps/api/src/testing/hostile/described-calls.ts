import type { describeCalls } from '../../platform/http/openapi.ts';

type Description = ReturnType<typeof describeCalls>;

/** A call as `/openapi.json` describes it. */
export interface OpenApiCall {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** With `{names}` for parameters. */
  readonly path: string;
  readonly takes: 'nothing' | 'json' | 'file';
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { schema: object }>> }>
  >;
}

/** The calls of a description, flat. */
export function describedCalls({ paths }: Description): readonly OpenApiCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const { operationId, requestBody, responses } = described as {
        operationId: string;
        requestBody?: { content: object };
        responses: OpenApiCall['responses'];
      };
      const types = Object.keys(requestBody?.content ?? {});
      const takes = types.length === 0 ? 'nothing' : types.includes('application/json') ? 'json' : 'file';
      return {
        name: operationId,
        method: method.toUpperCase() as OpenApiCall['method'],
        path,
        takes,
        responses,
      };
    }),
  );
}
