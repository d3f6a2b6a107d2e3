import { answerInWorker } from '../../../platform/jobs/side-thread.ts';
import { fileWorks } from './file-works.ts';

answerInWorker(fileWorks);
