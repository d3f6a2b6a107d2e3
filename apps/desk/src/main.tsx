import '@ndp/ui/tokens.css';
import './desk.css';
import { createRoot } from 'react-dom/client';
import { Desk } from './desk.tsx';

const place = document.getElementById('desk');
if (!place) throw new Error('the page has no place for the desk');
createRoot(place).render(<Desk />);
