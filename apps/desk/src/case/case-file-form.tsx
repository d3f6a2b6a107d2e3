import { exportCase } from '@ndp/contract/desk/case-export.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { useState } from 'react';
import { askFile } from '../ask.ts';
import { Menu } from '../page/menu.tsx';
import { ReasonForm } from '../payments/reason-form.tsx';
import { saveFile } from '../save-file.ts';
import styles from './case.module.css';
import { caseMessages as texts } from './messages.ts';
import type { CaseKey } from './use-case.ts';

/** Takes the whole case out as one file, for a reason; its notes only where that is asked for. */
export function CaseFileForm({ of }: { readonly of: CaseKey }) {
  const { say, language } = useLanguage();
  const [withNotes, setWithNotes] = useState(false);
  const [done, setDone] = useState('');
  const save = async (reason: string) => {
    setDone('');
    const body = { reason, with_notes: withNotes };
    const { name, bytes } = await askFile(language, exportCase, { params: { ...of }, body });
    saveFile(name, bytes);
    setDone(say(texts.case_file_saved));
    return true;
  };
  return (
    <div className={styles.caseFile}>
      <span role="status">{done}</span>
      <Menu label={say(texts.case_file)}>
        <ReasonForm
          name="why_case_file"
          label={say(texts.case_file_why)}
          help={say(texts.case_file_help)}
          button={say(texts.case_file)}
          act={save}
        >
          <CheckField
            name="with_notes"
            label={say(texts.case_file_notes)}
            help={say(texts.case_file_notes_help)}
            checked={withNotes}
            onChange={setWithNotes}
          />
        </ReasonForm>
      </Menu>
    </div>
  );
}
