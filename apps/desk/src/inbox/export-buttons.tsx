import { type CaseFilter, exportCases } from '@ndp/contract/desk/inbox.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { useState } from 'react';
import { askDesk } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import { saveFile } from '../save-file.ts';
import { useAction } from '../use-action.ts';
import styles from './inbox.module.css';
import { inboxMessages as texts } from './messages.ts';
import { useFilter } from './use-cases.ts';

/** The view as a file for a spreadsheet. */
export function ExportButtons({ partner }: { readonly partner: string }) {
  const { say, language } = useLanguage();
  const filter = useFilter() as CaseFilter;
  const action = useAction();
  const [sentence, setSentence] = useState('');
  const save = (format: 'csv' | 'xlsx') =>
    action.run(async () => {
      const query = { ...filter, format };
      const { name, base64, rows, is_whole } = await askDesk(language, exportCases, {
        params: { partner },
        query,
      });
      saveFile(
        name,
        Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
      );
      setSentence(say(is_whole ? texts.exported : texts.exported_part, { rows }));
    });
  return (
    <div className={styles.export}>
      <Button variant="link" busy={action.isBusy} onClick={() => save('xlsx')}>
        {say(texts.export_xlsx)}
      </Button>
      <Button variant="link" busy={action.isBusy} onClick={() => save('csv')}>
        {say(texts.export_csv)}
      </Button>
      <span role="status">{sentence}</span>
      <Failure failure={action.failure} />
    </div>
  );
}
