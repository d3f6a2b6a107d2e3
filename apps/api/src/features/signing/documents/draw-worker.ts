import { answerAside } from '../../../platform/jobs/side-thread.ts';
import { draw } from './draw.ts';

answerAside(draw);
