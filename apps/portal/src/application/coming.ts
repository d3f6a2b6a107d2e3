/** Where a step of the application was come to from, and the field that is to be changed there. */
export interface Coming {
  readonly from?: 'check' | 'overview';
  readonly field?: string;
  /** An answer of this step stands in the way of one that was changed on another. */
  readonly also?: true;
}

/** What of the search part of an address tells it; anything else is left out. */
export function readComing({ from, field, also }: Record<string, unknown>): Coming {
  return {
    ...(from === 'check' || from === 'overview' ? { from } : {}),
    ...(typeof field === 'string' && /^[a-z_]{1,60}$/.test(field) ? { field } : {}),
    ...(also ? { also: true } : {}),
  };
}
