import { answerAside } from '../../../platform/jobs/side-thread.ts';
import { fileWorks } from './file-works.ts';

answerAside(fileWorks);
