import type { WrittenPage } from '@ndp/contract/written-page.ts';
import { type Language, localeOf } from '@ndp/flows/message.ts';
import { darkProperties, type ThemeColors, themeProperties } from '@ndp/ui/contrast.ts';
import { controlId } from '@ndp/ui/field-ids.ts';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import type { Written } from './estimate/written.ts';
import { Root } from './root.tsx';
import { placeAt } from './routing/addresses.ts';
import type { Visit } from './routing/visit.ts';
import { languageForm, questionForm } from './site/form-fields.ts';
import type { Site } from './site/site.ts';
import { TitleProvider, titleOf, type WritingTitle } from './title/page-title.ts';

/** A visit of a site that is open. */
export type OpenVisit = Visit & { readonly site: Site };

interface How {
  readonly language: Language;
  readonly whole?: string;
  readonly status?: WrittenPage['status'];
  readonly own?: Written;
}

/** Writes the page of a visit as HTML, with its title, its colours and the scripts it waits for. */
export async function write(visit: OpenVisit, how: How): Promise<WrittenPage> {
  const { language, whole, status = 200 } = how;
  const title: WritingTitle = { name: '' };
  const draw = (own: Written | undefined) =>
    htmlOf(
      <TitleProvider value={title}>
        <Root first={visit} written={language} own={own} />
      </TitleProvider>,
    );
  const drawn = await draw(how.own);
  const own = how.own && inOrderOf(drawn, how.own);
  const html = withoutQuestion(own === how.own ? drawn : await draw(own));
  return {
    html,
    title: titleOf(title, language),
    locale: localeOf[language],
    colours: coloursOf(visit.site.config.theme_variables),
    whole,
    parts: partsOf(visit.pathname, html, whole),
    status,
    ...(own && { own }),
  };
}

/** A partner's colours as a style; the dark ones for a screen whose visitor wants them. Paper stays white. */
function coloursOf(colours: ThemeColors): string {
  const rule = (properties: Record<string, string>) =>
    `:root{${Object.entries(properties)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`;
  const dark = rule({ 'color-scheme': 'dark', ...darkProperties(colours) });
  return `${rule(themeProperties(colours))}@media screen and (prefers-color-scheme:dark){${dark}}`;
}

/** Where nothing is typed, the language is changed by a form of its own. */
function withoutQuestion(html: string): string {
  if (html.includes(`id="${questionForm}"`)) return html;
  return html.replaceAll(`form="${questionForm}"`, `form="${languageForm}"`);
}

/** A page that only leads on and is read can wait for its script; one that is to be answered should be ready soon. */
function partsOf(pathname: string, html: string, whole: string | undefined): readonly string[] {
  if (whole !== undefined && !isAnswered.test(html)) return [];
  const isQuestion = whole !== undefined && placeAt(pathname)?.address === '/application/$step';
  return isQuestion ? ['portal', 'first-question'] : ['portal'];
}

/** A field; the buttons that a page has without script are no question. */
const isAnswered = /<(?:textarea|select|input(?![^>]* type="hidden"))\b/;

/** The same with what did not pass in the order of the page, without what does not stand on it. */
function inOrderOf(html: string, own: Written): Written {
  const { failed } = own;
  if (!failed) return own;
  const at = (field: string) => html.indexOf(`id="${controlId(field)}"`);
  const shown = failed.fields.filter((field) => at(field) >= 0).toSorted((one, other) => at(one) - at(other));
  return { ...own, failed: { ...failed, fields: shown.length > 0 ? shown : failed.fields } };
}

/** WrittenPage once everything in it is there, so that nothing is put into its place by script. */
async function htmlOf(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  if (failures.length > 0) throw failures[0];
  return new Response(stream).text();
}
