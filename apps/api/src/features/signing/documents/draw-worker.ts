import { answerAside } from '../../../platform/jobs/side-thread.ts';
import { paperWorks } from './paper-works.ts';

answerAside(paperWorks);
