import { parties } from '@ndp/domain/case/action.ts';
import { messageTopics } from '@ndp/domain/case/offer.ts';
import { deadlineKinds } from '@ndp/domain/deadlines.ts';
import { refusalReasonNames } from '@ndp/flows/application/refusal/reasons.ts';
import { zeroCauses } from '@ndp/flows/estimate/quote/zero-cause.ts';
import * as z from 'zod/mini';
import { offeredProof } from '../account-proof.ts';
import { call } from '../call.ts';
import { toldDuties } from '../handover-answer.ts';
import { byApplication } from '../link.ts';
import { settledDocument } from '../settlement-answer.ts';
import { caseSigning } from './case-signing.ts';
import { programPart } from './portal-config.ts';

const text = z.nullable(z.string());
const section = z.nullable(z.record(z.string(), z.unknown()));

const event = z.object({
  status: z.string(),
  at: z.string(),
  /** 'applicant', 'system' or 'operator'. */
  actor: z.string(),
  /** Why, where somebody said so; written for the applicant to read. */
  reason: text,
});

/** A co-owner the applicant named. */
const coOwner = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(['named', 'waiting', 'agreed', 'objected']),
  answered_at: text,
  /** Why this person objects, where it was said. */
  reason: text,
});

/** Whom the applicant invited to prepare sections, and what this person has said to it. */
const helper = z.object({
  name: z.string(),
  email: z.string(),
  /** The name the helper is asked under. */
  signed_as: z.string(),
  state: z.enum(['invited', 'handed_over', 'declined']),
  invited_at: z.string(),
});

/** What a payment application says. */
const declared = { completion_date: z.string(), heater_model_name: z.string(), serial_number: text };

/** The way to the money, from the signed agreement on; null before. */
const payment = z.object({
  /** The kinds of documents, in their order, and whether the payment needs them. */
  kinds: z.array(z.object({ kind: z.string(), is_required: z.boolean() })),
  documents: z.array(settledDocument),
  /** Whether documents may be added and the payment asked for. */
  is_open: z.boolean(),
  /** First day the replacement may have been finished, YYYY-MM-DD: that of the agreement. */
  earliest_completion: z.string(),
  /** Last day it may have been finished, YYYY-MM-DD: that of the programme. */
  latest_completion: z.string(),
  /** The newest payment application. */
  requested: z.nullable(z.object({ ...declared, requested_at: z.string() })),
  /** So many weeks of the programme after the complete payment application, YYYY-MM-DD. */
  due_on: text,
  /** What the bank has booked; null until then, and once it came back. */
  paid: z.nullable(z.object({ amount_gr: z.int(), booked_on: z.string() })),
});

/** A line of the application, and uncovered where it is covered. */
const line = z.object({ value: z.string(), full: z.optional(z.string()) });

const correction = z.object({
  round: z.int(),
  state: z.enum(['sent', 'answered', 'closed']),
  due_on: z.string(),
  items: z.array(
    z.object({
      /** `section.field`, `section.*` for all of a section, `document.kind`. */
      place: z.string(),
      /** One of the standard sentences, by its name. */
      sentence: text,
      words: z.string(),
      /** What the applicant says to it. */
      answer: z.string(),
      /** Whether something else stands there since it was asked. */
      is_changed: z.boolean(),
      is_cancelled: z.boolean(),
      /** What the office proposes, while it can be accepted: how the place reads now, and with it. */
      proposal: z.optional(
        z.object({
          /** The field of the section it is a value of. */
          field: z.string(),
          now: z.nullable(line),
          proposed: line,
          is_accepted: z.boolean(),
        }),
      ),
    }),
  ),
});
export type Correction = z.infer<typeof correction>;

/** Days are `YYYY-MM-DD`. */
const refusal = z.object({
  /** Standard reasons, by their names. */
  reasons: z.array(z.enum(refusalReasonNames)),
  words: z.string(),
  refused_on: z.string(),
  appeal_until: z.string(),
  appeal: z.nullable(z.object({ text: z.string(), on: z.string(), answer_by: z.string() })),
  decision: z.nullable(
    z.object({ outcome: z.enum(['upheld', 'dismissed']), words: z.string(), on: z.string() }),
  ),
});

/** A file that goes with a message. */
export const messageFile = z.object({
  id: z.string(),
  file_name: z.string(),
  media_type: z.string(),
  bytes: z.int(),
});

/** An application as its link shows it. */
export const applicationAnswer = z.object({
  id: z.string(),
  reference: z.string(),
  /** A request to be called back has no amount and takes no sections until the organiser has measured. */
  kind: z.enum(['estimate', 'callback']),
  status: z.string(),
  /** The language of its mails; its pages open in it. */
  language: z.enum(['pl', 'en']),
  quote: z.nullable(z.number()),
  /** By when whoever asked to be called back is called, YYYY-MM-DD; null for every other. */
  call_by: text,
  /** When the organiser entered the energy data of a request to be called back, ISO moment. */
  measured_at: text,
  /** Why the amount calculated from them is zero. */
  zero_cause: z.nullable(z.enum(zeroCauses)),
  contact_email: text,
  /** The office entered it from a form on paper, which came on a Polish day; null: its applicant sent it. */
  paper: z.nullable(z.object({ came_on: z.string(), is_acknowledged: z.boolean() })),
  /** When the applicant repeated amount and duties because a helper prepared a part, ISO moment; null: not, or not yet. */
  terms_confirmed_at: text,
  client: z.object({
    client_type: text,
    first_name: text,
    last_name: text,
    building_name: text,
    phone_number: text,
    email: text,
    contact_email: text,
    /** Who signs second for an organisation that two represent together. */
    second_first_name: text,
    second_last_name: text,
    second_email: text,
  }),
  project: z.object({
    variant: z.string(),
    construction_year: text,
    heat_source: text,
    heat_source_variant: z.nullable(z.number()),
    /** Whether the sub-type is the usual one because the applicant did not know it yet. */
    is_sub_type_assumed: z.nullable(z.boolean()),
    surface_area: z.nullable(z.number()),
    climate_zone: text,
    /** The town as the estimate knew it; the address is saved as a section of its own. */
    province: text,
    county: text,
    community: text,
    city: text,
    existing_heat_source: text,
    index_annual_demand: z.nullable(z.number()),
    efficiency_before: z.nullable(z.number()),
    efficiency_after: z.nullable(z.number()),
    is_other_funding: z.nullable(z.boolean()),
    planned_completion_date: text,
    heater_model_name: text,
    is_existing_heat_source_eliminated: z.nullable(z.boolean()),
    /** A name, `install_by_the_customer` or `not_listed`. */
    heater_installer_name: text,
    /** The installer of the programme's list, by its key. */
    heater_installer_key: text,
    /** What the applicant wants to be known, in their own words. */
    note: text,
    pesel: text,
    nip: text,
    regon: text,
    krs: text,
    obliged_entity: z.object({ id: z.int() }),
  }),
  building_address: section,
  building_info: section,
  settlement: section,
  consent: section,
  /**
   * What is typed in each section and not given yet, until the application is sent; under `project` a correction whose
   * amount is not accepted yet, as long as the project may be corrected.
   */
  drafts: z.record(
    z.string(),
    z.object({
      typed: z.record(z.string(), z.unknown()),
      version: z.int(),
      kept_at: z.string(),
      /** Whether a helper has typed in it; the applicant checks it by saving the section. */
      is_prepared: z.boolean(),
    }),
  ),
  /** Whether text messages were requested; `refused`: the number took none. */
  text_messages: z.nullable(z.enum(['wanted', 'refused'])),
  /** When the estimate was sent, when the consents completed it, and every status since, oldest first. */
  history: z.array(event),
  /** What the applicant can do now, by the names of the table of actions. */
  actions: z.array(z.string()),
  /** Whose move it is, and what it is; null: nothing more is asked of anybody. */
  next: z.nullable(z.object({ party: z.enum(parties), action: z.string() })),
  /**
   * How many days it takes in half of the programme's cases from sending to the signed agreement, or from the payment
   * application to the money; null where the applicant acts next, and below 20 cases.
   */
  usual_days: z.nullable(z.object({ half: z.int(), most: z.int() })),
  /** Whether a section may still be corrected: the application was sent and nobody has signed. */
  can_be_corrected: z.boolean(),
  /** Whether the project may be corrected: nobody has signed, and nobody is deciding. */
  can_correct_project: z.boolean(),
  /** Whether the applicant may still withdraw it: the agreement is not signed. */
  can_be_withdrawn: z.boolean(),
  /** Day an application that is not sent expires unless something is saved before, YYYY-MM-DD; null once sent. */
  draft_expires_on: text,
  /** Whether its programme leaves time for what follows; false after the last day to send. */
  can_be_sent: z.boolean(),
  /** Of sending, signing and finishing within the programme, each included. */
  last_days: z.object({ send: z.string(), sign: z.string(), finish: z.string() }),
  signing: z.nullable(caseSigning),
  co_owners: z.array(coOwner),
  /** Whether the further address gets messages; null where there is none, or it is the one of the link. */
  second_address: z.nullable(z.enum(['asked', 'confirmed', 'stopped'])),
  /** Who is invited to prepare the application; null once it is sent. */
  helper: z.nullable(helper),
  payment: z.nullable(payment),
  /** What the office asked to be corrected, oldest first; the one that is `sent` waits for an answer. */
  corrections: z.array(correction),
  /** What applicant and office wrote to each other, oldest first. */
  messages: z.array(
    z.object({
      n: z.int(),
      text: z.string(),
      at: z.string(),
      is_mine: z.boolean(),
      files: z.array(messageFile),
      topic: z.nullable(z.enum(messageTopics)),
      answer_by: text,
    }),
  ),
  /** The newest refusal, what the applicant says against it, and what was decided on that; null: none. */
  refusal: z.nullable(refusal),
  /** What is said before less is paid than agreed, and the applicant's explanation; null: nothing. */
  hearing: z.nullable(
    z.object({
      amount_gr: z.number(),
      agreed_gr: z.number(),
      reason: z.string(),
      answer_by: z.string(),
      answer: z.nullable(z.object({ text: z.string(), on: z.string() })),
    }),
  ),
  /** The link by which others see that the agreement stands, and until when it works; null: there is none. */
  agreement_link: z.nullable(z.object({ token: z.string(), expires_at: z.string() })),
  account_proof: offeredProof,
  /** The last days of the case as it stands, the earliest first. */
  deadlines: z.array(z.object({ kind: z.enum(deadlineKinds), day: z.string() })),
  ...toldDuties,
  /** Whether another application for this building, or by this applicant, may be under way; never whose. */
  may_be_under_way: z.boolean(),
  /** Its place among those that wait for money of the programme; absent where it does not wait. */
  waiting_place: z.optional(z.number()),
  /** Grows with every change; sent back as If-Match, so that two tabs never overwrite each other. */
  /** The version of the programme it was begun in, where that is not the one that counts now. */
  program_content: z.optional(programPart),
  revision: z.int(),
});

export type ApplicationAnswer = z.infer<typeof applicationAnswer>;

export const getApplication = call('GET /applications/:token/:id', {
  summary: 'The application behind an e-mailed link; reading it changes nothing',
  ...byApplication,
  answer: applicationAnswer,
});
