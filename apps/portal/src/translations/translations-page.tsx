import { useLanguage } from '@ndp/flows/language.tsx';
import { type Language, languages } from '@ndp/flows/message.ts';
import { buttonClass } from '@ndp/ui/button.tsx';
import { useMemo } from 'react';
import styles from '../page/message-page.module.css';
import { PageHeading } from '../page/page-heading.tsx';
import { shellMessages } from '../shell/messages.ts';
import { allTexts } from './all-texts.ts';
import { translationsMessages as texts } from './messages.ts';

const names = { pl: shellMessages.polish, en: shellMessages.english } as const;
export function Translations() {
  return (
    <div className={styles.page}>
      <PageHeading title={texts.title} lead={texts.lead} />
      {languages.map((language) => (
        <Download key={language} of={language} />
      ))}
    </div>
  );
}

function Download({ of }: { readonly of: Language }) {
  const { say } = useLanguage();
  const { count, address } = useMemo(() => fileOf(of), [of]);
  return (
    <a className={buttonClass('secondary')} href={address} download={`ndp-${of}.json`}>
      {say(texts.download, { language: say(names[of]), count })}
    </a>
  );
}

function fileOf(language: Language) {
  const all = allTexts(language);
  const file = new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' });
  return { count: Object.keys(all).length, address: URL.createObjectURL(file) };
}
