import { Component, type ReactNode } from 'react';

interface Props {
  /** With another one what stands in it is tried again. */
  readonly turn: number;
  readonly failed: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** Shows in place of a page that cannot be drawn what became of it. */
export class FailureBoundary extends Component<Props, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate({ turn }: Props): void {
    if (turn !== this.props.turn && this.state.error) this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.failed(error) : this.props.children;
  }
}
