import { serve } from '../../../engine/worker.ts';
import { instantiate } from './instance.ts';

serve(instantiate);
