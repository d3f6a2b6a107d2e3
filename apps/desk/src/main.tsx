import '@ndp/ui/tokens.css';
import './desk.css';
import { createRoot } from 'react-dom/client';
import { routeOf } from './address.ts';
import { Desk } from './desk.tsx';
import { preloadPage } from './pages.ts';

const root = document.getElementById('desk');
if (!root) throw new Error('the page has no room for the desk');
// The page comes while the server still says who is logged in.
preloadPage(routeOf(location.pathname).page);
createRoot(root).render(<Desk />);
