import 'appleyard/elements';
