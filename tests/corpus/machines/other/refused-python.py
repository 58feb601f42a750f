dtm = DTM(
    states={'q0'},
    initial_state='q0',
)
