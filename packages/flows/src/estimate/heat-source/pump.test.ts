import { subTypesOf } from '@ndp/domain/heat-sources.ts';
import { describe, expect, it } from 'vitest';
import { askedOfPump, openPumpQuestion, pumpOfSubType, subTypeOfPump } from './pump.ts';

describe('the plain questions about a heat pump', () => {
  it.each([
    [{ heat_from: 'water' }, 1],
    [{ heat_from: 'ground_glycol', driven_by: 'electricity' }, 2],
    [{ heat_from: 'ground_direct' }, 3],
    [{ heat_from: 'air', driven_by: 'electricity' }, 4],
    [{ heat_from: 'air', driven_by: 'gas', gas_process: 'compression' }, 5],
    [{ heat_from: 'air', driven_by: 'gas', gas_process: 'absorption' }, 6],
    [{ heat_from: 'ground_glycol', driven_by: 'gas', gas_process: 'compression' }, 7],
    [{ heat_from: 'ground_glycol', driven_by: 'gas', gas_process: 'absorption' }, 8],
  ] as const)('lead from %j to sub-type %d of the law, and back', (answers, subType) => {
    expect(subTypeOfPump(answers)).toEqual({ heat_source_variant: subType, is_sub_type_assumed: false });
    expect(pumpOfSubType(subType)).toEqual(answers);
  });

  it('reach each of the eight sub-types', () => {
    for (const subType of subTypesOf('heat_pump')) expect(pumpOfSubType(subType)).not.toEqual({});
  });

  it.each([
    [{ heat_from: 'unknown' }, 4],
    [{ heat_from: 'air', driven_by: 'unknown' }, 4],
    [{ heat_from: 'ground_glycol', driven_by: 'unknown' }, 2],
    [{ heat_from: 'air', driven_by: 'gas', gas_process: 'unknown' }, 5],
  ] as const)(
    'take the usual pump where the visitor does not know yet, and say so: %j',
    (answers, subType) => {
      expect(subTypeOfPump(answers)).toEqual({ heat_source_variant: subType, is_sub_type_assumed: true });
    },
  );

  it('ask one after the other, and only what still makes a difference', () => {
    expect(askedOfPump({})).toEqual(['heat_from']);
    expect(askedOfPump({ heat_from: 'water', driven_by: 'gas' })).toEqual(['heat_from']);
    expect(openPumpQuestion({ heat_from: 'air' })).toBeUndefined();
    expect(openPumpQuestion({ heat_from: 'air', driven_by: 'gas' })).toBe('gas_process');
    expect(openPumpQuestion({ heat_from: 'unknown' })).toBeUndefined();
  });

  it.each([
    ['air', 4],
    ['ground_glycol', 2],
  ] as const)(
    'take electricity where gas is not chosen, which is no assumption: %s',
    (heat_from, subType) => {
      expect(subTypeOfPump({ heat_from })).toEqual({
        heat_source_variant: subType,
        is_sub_type_assumed: false,
      });
    },
  );

  it('an answer that no longer counts changes nothing', () => {
    const changed = { heat_from: 'unknown', driven_by: 'gas', gas_process: 'absorption' } as const;
    expect(subTypeOfPump(changed)).toEqual({ heat_source_variant: 4, is_sub_type_assumed: true });
  });
});
