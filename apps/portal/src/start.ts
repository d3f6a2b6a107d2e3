import '../fonts/fonts.css';
import '@ndp/ui/tokens.css';
import './portal.css';
import { whenWanted } from './site/when-wanted.ts';

const place = document.getElementById('portal');
if (!place) throw new Error('the page has no place for the portal');

// A page that only leads on and is read does so without script; one that is to be answered should be ready soon.
const canWait = place.dataset.whole !== undefined && !place.querySelector('form');
void whenWanted(canWait, async () => (await import('./main.tsx')).show(place));
