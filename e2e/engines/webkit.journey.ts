import { driveIn } from './engine.ts';
import { openWebKit } from './webkit.ts';

driveIn(openWebKit);
