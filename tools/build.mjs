import { buildIfNeeded } from './prepare.mjs';

buildIfNeeded();
