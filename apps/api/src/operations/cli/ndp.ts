import { userInfo } from 'node:os';
import { operate } from './operate.ts';

const request = { line: process.argv.slice(2), operator: userInfo().username };
const { exitCode, text } = await operate(request, process.env);
(exitCode === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = exitCode;
