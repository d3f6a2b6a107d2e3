import { answerInWorker } from '../../../platform/jobs/side-thread.ts';
import { pageJobs } from './page-jobs.ts';

answerInWorker(pageJobs);
