import { answerAside } from '../../../platform/jobs/side-thread.ts';
import { inspect } from './inspect.ts';

answerAside(inspect);
