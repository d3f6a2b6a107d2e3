import { homeProject } from '../submissions.ts';

/** A form on paper of the owner of a house, as an officer enters it. */
export const paperForm = {
  ...{ came_on: '2026-11-12', first_name: 'Zdzisława', last_name: 'Papierska' },
  ...{ email: 'zdzislawa@example.pl', project_variant: 'home' },
  language: 'pl',
  answers: homeProject,
} as const;
