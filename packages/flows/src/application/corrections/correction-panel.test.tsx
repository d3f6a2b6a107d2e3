import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../language.tsx';
import { type Language, languages, say } from '../../message.ts';
import { formatDate } from '../../numbers.ts';
import { CorrectionPanel } from './correction-panel.tsx';
import { correctionMessages as texts } from './messages.ts';

const item = {
  ...{ place: 'client_info.first_name', sentence: 'mistyped', words: '', answer: '' },
  ...{ is_changed: false, is_cancelled: false },
};
const correction = { round: 1, state: 'sent', due_on: '2026-12-07', items: [item] };

function textOn(today: string, language: Language) {
  const { container } = render(
    <LanguageProvider value={language}>
      <CorrectionPanel
        {...{ correction, today, until: '2026-12-24', linkTo: (_place, text) => text }}
        keepWords={async () => true}
      />
    </LanguageProvider>,
  );
  return container.textContent?.replace(/\s/g, ' ') ?? '';
}

it.each(languages)(
  'a request says until when it can be answered, on its day and after it (%s)',
  (language) => {
    const on = (date: string) => formatDate(date, language);
    const said = (text: keyof typeof texts) =>
      say(texts[text], language, { day: on('2026-12-07'), until: on('2026-12-24') }).replace(/\s/g, ' ');
    for (const [today, lead, until] of [
      ['2026-12-07', 'lead', 'until'],
      ['2026-12-08', 'lead_late', 'until_late'],
    ] as const)
      expect(textOn(today, language)).toContain(`${said(lead)} ${said(until)}`);
  },
);

it('shows what stands and what is proposed with a way to accept it, until it is accepted', () => {
  const page = (is_accepted: boolean) => {
    const proposal = {
      field: 'last_name',
      now: { value: 'Jan Nowka' },
      proposed: { value: 'Jan Nowak' },
      is_accepted,
    };
    const { container, unmount } = render(
      <LanguageProvider value="pl">
        <CorrectionPanel
          correction={{ ...correction, items: [{ ...item, proposal }] }}
          {...{
            today: '2026-12-01',
            until: null,
            linkTo: (_place, text) => text,
            acceptAt: (_place, label) => label,
          }}
          keepWords={async () => true}
        />
      </LanguageProvider>,
    );
    const text = container.textContent?.replace(/\s/g, ' ') ?? '';
    unmount();
    return text;
  };
  expect(page(false)).toMatch(
    /TerazJan NowkaPropozycja organizatoraJan Nowak.*Przyjmij propozycję: Imię i nazwisko.*Zmień/,
  );
  expect(page(true)).not.toContain('Przyjmij');
});
