import { answerInWorker } from '../../../platform/jobs/side-thread.ts';
import { ownSignatureJobs } from './own-signature-jobs.ts';

answerInWorker(ownSignatureJobs);
