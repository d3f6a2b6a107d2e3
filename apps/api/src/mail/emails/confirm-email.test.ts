import { contrastRatio } from '@ndp/domain/partners/contrast.ts';
import { describe, expect, it } from 'vitest';
import { textContrast } from '../../platform/mail/letter/colours.ts';
import { seededPartners } from '../../platform/partners/partners.seed.ts';
import { caseMail } from '../../testing/mail/case-mail.ts';
import { confirmEmail } from './confirm-email.ts';

describe('the mail that asks to confirm the address', () => {
  it('says in Polish what was saved, what to do, how long the link lives and who to ask', () => {
    const { subject, text } = confirmEmail.write(caseMail);
    expect(subject).toBe('Sprawa NDP-2026-7K3F9: potwierdź adres e-mail');
    expect(text).toContain('jest zapisana. Numer sprawy: NDP-2026-7K3F9');
    expect(text).toContain('Otwórz link, potwierdź na stronie adres e-mail i uzupełnij wniosek.');
    expect(text).toContain('Szacowane dofinansowanie: 3 833 zł');
    expect(text).toContain('Ważność linku: 30 dni');
    expect(text).toContain('Nie przekazuj tej wiadomości');
    expect(text).toContain('zostaną usunięte po 30 dniach');
    expect(text).toContain('e-mail dotacje@mpec.example, telefon +48 12 000 00 00');
  });

  it('says the same in English', () => {
    const { subject, text } = confirmEmail.write({ ...caseMail, language: 'en' });
    expect(subject).toBe('Case NDP-2026-7K3F9: please confirm your email address');
    expect(text).toContain('Estimated funding: PLN 3,833');
    expect(text).toContain('Link valid for: 30 days');
    expect(text).toContain('do not forward this message');
    expect(text).toContain('deleted after 30 days');
  });

  it('says so when the amount is that of the most common type of device', () => {
    const { text } = confirmEmail.write({ ...caseMail, isSubTypeAssumed: true });
    expect(text).toContain('Kwota policzona dla najczęstszego rodzaju urządzenia.');
    expect(confirmEmail.write(caseMail).text).not.toContain('najczęstszego');
  });

  it('promises a call and no money when the energy data of the building are not known', () => {
    const { subject, text } = confirmEmail.write({ ...caseMail, kind: 'callback' });
    expect(subject).toBe('Prośba o kontakt NDP-2026-7K3F9: potwierdź adres e-mail');
    expect(text).toContain('Doradca zadzwoni');
    expect(text).not.toContain('zł');
  });

  it('names its language, so that a screen reader pronounces it properly', () => {
    expect(confirmEmail.write(caseMail).html).toContain('<html lang="pl">');
    expect(confirmEmail.write({ ...caseMail, language: 'en' }).html).toContain('<html lang="en">');
  });

  it.each(seededPartners.map((seed) => [seed.title, seed.primary_color ?? ''] as const))(
    'wears the colour of %s, with text that reads on it',
    (title, primaryColor) => {
      const { html } = confirmEmail.write({
        ...caseMail,
        partner: { ...caseMail.partner, title, primaryColor },
      });
      const grounds = [...html.matchAll(/bgcolor="(#\w{6})"[^>]*>(?:<a[^>]*)?/g)];
      const pairs = grounds.map(
        ([tag, ground = '']) => [ground, /[^-]color:(#\w{6})/.exec(tag)?.[1] ?? ''] as const,
      );
      expect(pairs.map(([ground]) => ground)).toEqual([primaryColor, primaryColor]);
      for (const [ground, text] of pairs)
        expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(textContrast);
    },
  );

  it('turns markup in a partner’s title into plain letters', () => {
    const partner = { ...caseMail.partner, title: '<b onload="x">&"\'' };
    const { html } = confirmEmail.write({ ...caseMail, partner });
    expect(html).not.toContain('<b ');
    expect(html).toContain('&#60;b onload=&#34;x&#34;&#62;&#38;&#34;&#39;');
  });
});
