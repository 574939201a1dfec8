import '@ninefold/ui/tokens.css';
import { start } from './app/start';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
void start(container);
