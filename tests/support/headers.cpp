// Nothing of its own: what is compiled with it are the headers that most tests include.
