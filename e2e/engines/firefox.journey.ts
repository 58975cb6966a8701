import { driveIn } from './engine.ts';
import { openFirefox } from './firefox.ts';

driveIn(openFirefox);
