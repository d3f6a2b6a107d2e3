/** The pages of a partner's desk, and which permissions lead there. */
export const menuPages = [
  { page: 'inbox', acts: ['list-cases'] },
  { page: 'payments', acts: ['read-payments', 'read-payment-settings'] },
  { page: 'budget', acts: ['read-budget'] },
  { page: 'program', acts: ['read-program'] },
  { page: 'statistics', acts: ['read-statistics'] },
  { page: 'regulator', acts: ['read-regulator-report'] },
  { page: 'erasures', acts: ['read-erasures'] },
  { page: 'partner', acts: ['read-partner'] },
  { page: 'wording', acts: ['read-wording'] },
  { page: 'answers', acts: ['read-wording'] },
  { page: 'sample', acts: ['draw-sample'] },
  { page: 'audit', acts: ['read-audit'] },
  { page: 'notices', acts: ['read-notices'] },
  { page: 'people', acts: ['read-people'] },
] as const;
export type MenuPage = (typeof menuPages)[number]['page'];
