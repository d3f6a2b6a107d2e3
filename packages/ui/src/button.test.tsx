import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

describe('button', () => {
  it('does what it says when clicked, and submits nothing unless asked to', async () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Dalej</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Dalej' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });

  it('ignores clicks while busy, keeps the focus and says that it is unavailable', async () => {
    const onClick = vi.fn();
    render(
      <Button busy onClick={onClick}>
        Wyślij
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Wyślij' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.disabled).toBe(false);
  });

  it('does not send its form twice while busy', async () => {
    const onSubmit = vi.fn();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <input aria-label="pole" />
        <Button type="submit" busy>
          Wyślij
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
