import type { CaseAnswer, CaseRow } from '@ndp/contract/desk/cases.ts';
import { deskRoles, permissions } from '@ndp/contract/permissions.ts';
import { LanguageProvider } from '@ndp/flows/language.tsx';
import type { Language } from '@ndp/flows/message.ts';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { DeskPartner } from '../page/shell.tsx';

configure({ asyncUtilTimeout: 10_000 });

type Answer = unknown | ((body: unknown, url: URL) => unknown);

/** What was asked of the server, in order: the request line beneath the partner, and what was sent. */
export interface Asked {
  readonly line: string;
  readonly query: string;
  readonly body: unknown;
}

/** A server that answers these request lines, such as `GET /cases`; a number is the status of a refusal. */
export function serve(answers: Readonly<Record<string, Answer>>): Asked[] {
  const requests: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(path, 'http://desk.ndp.localhost');
    const line = `${method} ${url.pathname.replace(/^\/api(\/partners\/[^/]+)?/, '')}`;
    const sent: unknown =
      body === undefined ? undefined : body instanceof Blob ? body.size : JSON.parse(String(body));
    requests.push({ line, query: url.search, body: sent });
    const answer = answers[line];
    const said: unknown = typeof answer === 'function' ? answer(sent, url) : answer;
    if (said === undefined)
      return new Response(JSON.stringify({ detail: `Nic pod ${line}` }), { status: 404 });
    if (typeof said === 'number')
      return new Response(JSON.stringify({ detail: 'Nie teraz.' }), { status: said });
    return new Response(JSON.stringify(said));
  });
  return requests;
}

/** A partner where somebody has every role, or these permissions alone. */
export function partnerOf(id = 'mpec', acts: readonly string[] = Object.keys(permissions)): DeskPartner {
  return { id, title: id.toUpperCase(), is_training: false, roles: [...deskRoles], acts: [...acts] };
}

/** Draws a part of the desk in a language. */
export function draw(part: ReactNode, language: Language = 'pl') {
  return render(<LanguageProvider value={language}>{part}</LanguageProvider>);
}

/** A case of the list. */
export function rowOf(n: number, row: Partial<CaseRow> = {}): CaseRow {
  return {
    reference: `NDP-2026-00000${n}`,
    kind: 'estimate',
    status: 'under_review',
    standing: 'Weryfikacja formalna',
    since: '2026-11-20T10:00:00Z',
    due_on: null,
    building: 'Dom jednorodzinny',
    amount: 3833,
    assignee: null,
    flags: [],
    labels: [],
    program: 'mpec 1',
    applicant: `Osoba ${n}`,
    municipality: 'Kraków',
    place: `Kraków, Polna ${n}`,
    move: 'officer',
    snoozed_until: null,
    opinion: null,
    ...row,
  };
}

/** A case as its page reads it. */
export function caseOf(shown: Partial<CaseAnswer> = {}): CaseAnswer {
  return {
    ...rowOf(1),
    other_labels: [],
    agreed_on: null,
    flag_looks: [],
    parts: [{ title: 'Budynek', rows: [{ label: 'Działka', value: '37/4' }] }],
    covered: ['pesel'],
    files: [],
    findings: [],
    history: [{ at: '2026-11-20T10:00:00Z', status: 'Wycena wysłana', actor: 'wnioskodawca', reason: null }],
    signing: [],
    held_name: null,
    paper: null,
    prepared: [],
    terms_confirmed_on: null,
    device_alike: null,
    duties: [],
    running: [],
    duty_handover: null,
    viewers: [],
    last_step: null,
    actions: [],
    next: null,
    moves: [],
    waiting_place: null,
    can_measure: false,
    can_begin_signing: false,
    can_restart_signing: false,
    ...shown,
  };
}
