import { describe, expect, it } from 'vitest';
import { problemsIn } from '../../testing/problems-in.ts';
import { paymentFields } from './step.ts';

const fields = paymentFields({ earliest: '2026-12-01', latest: '2026-12-31', today: '2026-12-20' });
const good = { completion_date: '2026-12-10', heater_model_name: 'Aero 9 kW', consent_payment: true };
const problemOf = (completion_date: string) => problemsIn(fields, { ...good, completion_date });

describe('the payment application', () => {
  it('takes any day from that of the agreement to today', () => {
    for (const day of ['2026-12-01', '2026-12-10', '2026-12-20']) expect(problemOf(day)).toEqual({});
  });

  it('refuses a day before the agreement, after its last day, a day to come and no day at all', () => {
    expect(problemOf('2026-11-30')).toEqual({ completion_date: 'before_agreement' });
    expect(problemOf('2026-12-21')).toEqual({ completion_date: 'date_future' });
    const later = paymentFields({ earliest: '2026-12-01', latest: '2026-12-31', today: '2027-02-01' });
    expect(problemsIn(later, { ...good, completion_date: '2027-01-01' })).toEqual({
      completion_date: 'after_program',
    });
    expect(problemOf('2026-02-30')).toEqual({ completion_date: 'date' });
    expect(problemOf('')).toEqual({ completion_date: 'required' });
  });

  it('wants the device and the statement', () => {
    expect(problemsIn(fields, { completion_date: '2026-12-10', heater_model_name: ' ' })).toEqual({
      heater_model_name: 'enter_model',
      consent_payment: 'must_tick',
    });
  });

  it('wants the documents it needs before anything else', () => {
    const page = paymentFields({ earliest: '2026-12-01', latest: '2026-12-31', today: '2026-12-20' }, [
      'invoice',
      'other',
    ]);
    expect(
      Object.entries(problemsIn(page, { ...good, heater_model_name: '', document_other: true })),
    ).toEqual([
      ['document_invoice', 'add_document'],
      ['heater_model_name', 'enter_model'],
    ]);
  });
});
