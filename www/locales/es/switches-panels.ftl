# Nothing of this exhibit opens later.
