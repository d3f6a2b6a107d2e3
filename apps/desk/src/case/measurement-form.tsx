import { enterMeasurement } from '@ndp/contract/desk/cases.ts';
import { type ClimateZone, climateZones } from '@ndp/domain/project.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { useForm } from '../use-form.ts';
import styles from './case.module.css';
import type { CasePartProps } from './case-part.ts';
import { caseMessages as texts } from './messages.ts';

const fields = ['demand', 'before', 'after', 'area'] as const;
type Figures = Readonly<Record<(typeof fields)[number], string>>;

/** A number typed with a comma or a point; undefined for anything else. */
function readFigure(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** The measured data of a request to be called back; the amount is calculated and the applicant is told. */
export function MeasurementForm(props: CasePartProps) {
  const { say } = useLanguage();
  const { typed, zone, action, change, setZone, isWrong, enter } = useMeasurement(props);
  return (
    <ActionForm className={styles.form} action={action} button={say(texts.enter)} onSend={enter}>
      <h3>{say(texts.measurement)}</h3>
      {fields.map((field) => (
        <TextField
          key={field}
          name={`measured_${field}`}
          label={say(texts[field])}
          inputMode="text"
          width="short"
          value={typed[field]}
          error={isWrong(field) ? say(texts.needs_figures) : undefined}
          onChange={(value) => change({ [field]: value })}
        />
      ))}
      <SelectField
        name="measured_zone"
        label={say(texts.zone)}
        emptyText={say(texts.as_told)}
        value={zone}
        options={climateZones.map((value) => ({ value, label: value.slice(5).toUpperCase() }))}
        onChange={setZone}
      />
    </ActionForm>
  );
}

/** What is typed, and the measurement that is entered with it; the area may be left out. */
function useMeasurement({ partner, shown, onDone }: CasePartProps) {
  const { say, language } = useLanguage();
  const form = useForm<Figures>({ demand: '', before: '', after: '', area: '' });
  const [zone, setZone] = useState<ClimateZone>();
  const { typed, isTried } = form;
  const measured = () => {
    const [demand, before, after, area] = fields.map((field) => readFigure(typed[field]));
    if (demand === undefined || before === undefined || after === undefined) return undefined;
    return {
      index_annual_demand: demand,
      efficiency_before: before,
      efficiency_after: after,
      ...(zone ? { climate_zone: zone } : {}),
      ...(area === undefined ? {} : { surface_area: area }),
    };
  };
  const enter = () => {
    const body = measured();
    const params = { partner: partner.id, reference: shown.reference };
    return form.send(
      body &&
        (async () => {
          const { amount } = await askDesk(language, enterMeasurement, { params, body });
          onDone(say(texts.measured, { amount: formatPln(amount, language) }));
        }),
    );
  };
  const isWrong = (field: (typeof fields)[number]) =>
    isTried && (field !== 'area' || typed.area !== '') && readFigure(typed[field]) === undefined;
  return { ...form, zone, setZone, isWrong, enter };
}
