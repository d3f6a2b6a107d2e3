import type { FormFile } from '@ndp/contract/written-page.ts';
import { mostFileBytes } from '@ndp/domain/settlement/settling.ts';
import type { FastifyRequest } from 'fastify';
import { ByteBudget, discardBody, readFileBody } from '../../platform/http/file-body.ts';
import { FileTooLarge, UploadBroken } from '../../platform/http/refusals.ts';
import { ConcurrencyLimit } from '../../platform/limits/concurrency-limit.ts';
import { refusal } from '../../platform/refusals.ts';

/** What a browser sends of a form with files. */
export const filesType = 'multipart/form-data';

/** Forms with files that are read and answered at once; one of a case. Each is held three times. */
const rule = { most: 4, mostOfOne: 1, mostWaiting: 16, deadlineMs: 30_000 };
const mostArrivingBytes = 48 * 1024 * 1024;

/** A file as large as one may be, or several smaller ones, with what is typed beside them. */
const mostFormBytes = mostFileBytes + 1024 * 1024;

/** A form as its fields and its files. */
export interface ReadForm {
  /** As a form without files is sent. */
  readonly fields: string;
  readonly files: readonly FormFile[];
}

/** The files of one form are more than is read at once. */
class FormTooLarge extends refusal(413, {
  pl: 'Wybrane pliki mają razem więcej niż 10 MB. Wyślij je po kolei, każdy osobno; plik większy niż 10 MB zapisz w mniejszej rozdzielczości albo podziel na części.',
  en: 'The files chosen are larger than 10 MB together. Send them one after the other; save a file that is larger than 10 MB at a lower resolution or split it into parts.',
}) {}

/** Reads forms with files, as far as there is room for them. */
export class FormsWithFiles {
  readonly #places = new ConcurrencyLimit(rule);
  readonly #bytes = new ByteBudget(mostArrivingBytes);

  /**
   * Reads a form and works on it; its place is held until that is done.
   *
   * @throws {FormTooLarge} {Busy} {UploadBroken}
   */
  async with<Done>(request: FastifyRequest, work: (form: ReadForm) => Promise<Done>): Promise<Done> {
    const enter = this.#places.enter(request.url.split('?')[0] ?? '');
    const leave = await enter.catch(async (busy: unknown) => {
      // A browser hears a refusal only when it was allowed to finish.
      await discardBody(request.body);
      throw busy;
    });
    try {
      const bytes = await readFileBody(request.body, mostFormBytes, this.#bytes).catch((error: unknown) => {
        throw error instanceof FileTooLarge ? new FormTooLarge() : error;
      });
      return await work(await parse(bytes, request.headers['content-type'] ?? ''));
    } finally {
      leave();
    }
  }
}

async function parse(bytes: Uint8Array, type: string): Promise<ReadForm> {
  const body = new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { 'content-type': type } });
  const form = await body.formData().catch(() => {
    throw new UploadBroken();
  });
  const fields = new URLSearchParams();
  const files: FormFile[] = [];
  for (const [field, said] of form) {
    if (typeof said === 'string') fields.append(field, said);
    // A field in which no file was chosen comes as one without a name.
    else if (said.name !== '') files.push({ field, file: said });
  }
  return { fields: fields.toString(), files };
}
