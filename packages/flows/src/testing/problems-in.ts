import type * as z from 'zod/mini';
import { type Problem, problemOf } from '../problems.ts';

/** The first problem of each field a schema refuses, by field; empty when the answers pass. */
export function problemsIn(schema: z.ZodMiniType, answers: unknown): Readonly<Record<string, Problem>> {
  const issues = schema.safeParse(answers).error?.issues ?? [];
  const problems: Record<string, Problem> = {};
  for (const issue of issues) problems[String(issue.path[0] ?? '')] ??= problemOf(issue);
  return problems;
}
