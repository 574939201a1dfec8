import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that a React page can be and still take a digit: what our first grid is compared with. */
function BareGrid() {
  const [digit, setDigit] = useState('');
  return (
    <button data-testid="cell-1-1" onKeyDown={(event) => setDigit(event.key)} onClick={() => {}}>
      {digit}
    </button>
  );
}

createRoot(document.body).render(<BareGrid />);
