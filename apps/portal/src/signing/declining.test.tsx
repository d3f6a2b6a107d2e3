import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleSigning } from '../testing/sample-signing.ts';
import { api, base, button, heading, open, text } from '../testing/signing-screen.tsx';

const confirm = /^Nie podpisuję i\swycofuję wniosek$/;

describe('not signing', () => {
  it('takes a second press after the consequence was read', async () => {
    open();
    const fold = button(confirm).closest('details');
    expect(fold?.open).toBe(false);
    await userEvent.click(screen.getByText('Nie chcę podpisać'));
    expect(fold?.open).toBe(true);
    expect(text()).toContain('wniosek zostanie wycofany');
    expect(api.heard).toEqual([]);
    await userEvent.type(screen.getByLabelText('Powód (opcjonalnie)'), ' Za drogo ');
    await userEvent.click(button(confirm));
    await heading('Wniosek został wycofany');
    expect(api.heard).toEqual([{ call: `POST ${base}/refusal`, body: { reason: 'Za drogo' } }]);
  });

  it('of the second of two withdraws nothing, and says who is told', async () => {
    const second = { organisation: 'Wspólnota Łąkowa 7', second_name: 'Bożena Dąb-Krótka', is_second: true };
    open({ ...sampleSigning, signer_kind: 'organisation', joint: second });
    await userEvent.click(screen.getByText('Nie chcę podpisać'));
    expect(text()).toContain('Wnioskodawca i organizator programu dowiedzą się, że nie podpisujesz.');
    expect(text()).not.toContain('wniosek zostanie wycofany');
    await userEvent.click(button(/^Nie podpisuję$/));
    await heading('Nie podpisujesz dokumentów');
    expect(text()).not.toContain('wycofany');
  });
});
