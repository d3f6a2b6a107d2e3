import { answerInWorker } from '../../../platform/jobs/side-thread.ts';
import { documentJobs } from './document-jobs.ts';

answerInWorker(documentJobs);
